"""Web Push messages: encrypted for one browser alone (RFC 8291), and signed by the house that sends them (RFC 8292)."""

import base64
import os
from typing import Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    derive_private_key,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from msgspec.json import encode

CURVE: Final = SECP256R1()
RECORD: Final = 4096
"""The size of a record; a message is one record, and every push service takes one of this size."""
VALID: Final = 12 * 3600
"""For how many seconds a signature is good; a day would be the most."""


def packed(data: bytes) -> str:
    """Bytes as the web writes them: base64url without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unpacked(text: str) -> bytes:
    """The bytes of such a text; a ValueError where it is none."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def point(key: EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def receiver(key: bytes) -> EllipticCurvePublicKey:
    """A browser's public key; a ValueError where it is none."""
    return EllipticCurvePublicKey.from_encoded_point(CURVE, key)


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def encrypted(
    message: bytes,
    key: bytes,
    auth: bytes,
    sender: EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """RFC 8291: a message that only the browser with that key can read. Sender and salt are drawn anew for each."""
    sender, salt = sender or generate_private_key(CURVE), salt or os.urandom(16)
    own = point(sender.public_key())
    shared = sender.exchange(ECDH(), receiver(key))
    secret = derived(shared, auth, b"WebPush: info\0" + key + own, 32)
    content_key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(own)]) + own
    return head + AESGCM(content_key).encrypt(nonce, message + b"\x02", None)


def new_key() -> str:
    """A private key for a house."""
    number = generate_private_key(CURVE).private_numbers().private_value
    return packed(number.to_bytes(32, "big"))


class Vapid:
    """RFC 8292: the house's own key, by which push services know that it is the same house again."""

    def __init__(self, private: str, contact: str) -> None:
        self.key = derive_private_key(int.from_bytes(unpacked(private), "big"), CURVE)
        self.public = packed(point(self.key.public_key()))
        self.contact = contact

    def authorization(self, endpoint: str, now: float) -> str:
        """What a request to an endpoint says of its sender."""
        service = urlsplit(endpoint)
        claims: dict[str, object] = {"aud": f"{service.scheme}://{service.netloc}", "exp": int(now) + VALID}
        if self.contact:
            claims["sub"] = self.contact
        token = f"{packed(encode({'typ': 'JWT', 'alg': 'ES256'}))}.{packed(encode(claims))}"
        one, two = decode_dss_signature(self.key.sign(token.encode(), ECDSA(SHA256())))
        signature = one.to_bytes(32, "big") + two.to_bytes(32, "big")
        return f"vapid t={token}.{packed(signature)}, k={self.public}"
