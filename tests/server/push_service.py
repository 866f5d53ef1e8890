"""A push service of our own on a loopback port, and the browsers behind it: they read what is pushed as any browser would."""

import json
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ssl import SSLContext
from typing import Any

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from veillee.server.web_push import packed, point, unpacked

CURVE = SECP256R1()


def public_key(data: bytes) -> EllipticCurvePublicKey:
    return EllipticCurvePublicKey.from_encoded_point(CURVE, data)


def decrypted(body: bytes, own: EllipticCurvePrivateKey, auth: bytes) -> bytes:
    """RFC 8188 and 8291, the browser's side: one record, whose last byte before the padding is 2."""
    salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
    sender, sealed = body[21 : 21 + length], body[21 + length :]
    assert len(sealed) <= size
    shared = own.exchange(ECDH(), public_key(sender))
    info = b"WebPush: info\x00" + point(own.public_key()) + sender
    secret = HKDF(SHA256(), 32, auth, info).derive(shared)
    key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\x00").derive(secret)
    nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\x00").derive(secret)
    clear = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\x00")
    assert clear.endswith(b"\x02")
    return clear[:-1]


def claims(authorization: str, house: str) -> dict[str, Any]:
    """RFC 8292, the push service's side: what a request says of its sender, if the house with that key has signed it."""
    scheme, _, rest = authorization.partition(" ")
    given = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, given["k"]) == ("vapid", house)
    head, body, signature = given["t"].split(".")
    assert json.loads(unpacked(head)) == {"typ": "JWT", "alg": "ES256"}
    raw = unpacked(signature)
    assert len(raw) == 64
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public_key(unpacked(house)).verify(der, f"{head}.{body}".encode(), ECDSA(SHA256()))
    found: dict[str, Any] = json.loads(unpacked(body))
    return found


@dataclass
class Browser:
    """One browser that lets itself be called."""

    endpoint: str
    own: EllipticCurvePrivateKey = field(default_factory=lambda: generate_private_key(CURVE))
    auth: bytes = field(default_factory=lambda: os.urandom(16))

    def subscription(self, lang: str = "fr") -> dict[str, str]:
        key = packed(point(self.own.public_key()))
        return {"endpoint": self.endpoint, "key": key, "auth": packed(self.auth), "lang": lang}

    def read(self, push: "Push") -> dict[str, Any]:
        """What the service worker would be given."""
        assert push.headers["content-encoding"] == "aes128gcm"
        found: dict[str, Any] = json.loads(decrypted(push.body, self.own, self.auth))
        return found


@dataclass
class Push:
    """A request to the push service."""

    path: str
    headers: dict[str, str]
    body: bytes


class PushService:
    """It notes what it is asked to push, and answers as the test says: as push services do, 201."""

    def __init__(self, tls: SSLContext | None = None) -> None:
        self.pushed: list[Push] = []
        self.answers: list[tuple[int, dict[str, str]]] = []
        """What is answered next; nothing: that all is well."""
        self.patience = threading.Event()
        """Nobody is answered before this."""
        self.patience.set()
        service = self

        class Answering(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                service.pushed.append(Push(self.path, headers, body))
                service.patience.wait()
                status, extra = service.answers.pop(0) if service.answers else (201, {})
                self.send_response(status)
                for name, value in {"Content-Length": "0", **extra}.items():
                    self.send_header(name, value)
                self.end_headers()

            def log_message(self, format: str, *args: object) -> None:
                """Nothing: what matters is in `pushed`."""

        class Quiet(ThreadingHTTPServer):
            daemon_threads = True

            def handle_error(self, request: Any, client_address: Any) -> None:
                """Whoever hangs up, or does not trust us, is no fault of ours."""

        self.http = Quiet(("127.0.0.1", 0), Answering)
        self.scheme = "http"
        if tls is not None:
            self.scheme = "https"
            self.http.socket = tls.wrap_socket(self.http.socket, server_side=True, do_handshake_on_connect=False)

    def browser(self, name: str = "ana", host: str = "127.0.0.1") -> Browser:
        return Browser(f"{self.scheme}://{host}:{self.http.server_port}/push/{name}")


@contextmanager
def push_service(tls: SSLContext | None = None) -> Iterator[PushService]:
    service = PushService(tls)
    thread = threading.Thread(target=service.http.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    try:
        yield service
    finally:
        service.patience.set()
        service.http.shutdown()
        service.http.server_close()
        thread.join()
