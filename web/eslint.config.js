import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";
import { fences } from "./fences.js";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules/"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: {
      parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig },
    },
  },
  {
    plugins: { veillee: { rules: { fences } } },
    rules: {
      // TypeScript itself knows every name.
      "no-undef": "off",
      // Links are followed by our own forty-line router, which needs no resolving.
      "svelte/no-navigation-without-resolve": "off",
      "max-lines": ["error", 300],
      "veillee/fences": "error",
    },
  },
  { files: ["src/**/wire.ts"], rules: { "max-lines": "off" } },
);
