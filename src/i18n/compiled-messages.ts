/** Vite plugin that compiles ICU messages at build time, so that no parser is sent to the browser. */
import compile from "icu-minify/compile";
import type { Plugin } from "vite";

const messageFile = /\/i18n\/messages\/[a-z]+\.json$/;

export interface MessageTree {
  [key: string]: string | MessageTree;
}

export function compiledMessages(): Plugin {
  return {
    name: "sahil:compiled-messages",
    enforce: "pre",
    transform: {
      filter: { id: messageFile },
      handler: (code) => ({ code: JSON.stringify(compileTree(JSON.parse(code))), map: null }),
    },
  };
}

/** Compiles a message tree; throws an error with the key of an invalid ICU message. */
export function compileTree(tree: MessageTree, path = ""): object {
  return Object.fromEntries(
    Object.entries(tree).map(([key, message]) => {
      const name = `${path}${key}`;
      return [
        key,
        typeof message === "string"
          ? compileMessage(name, message)
          : compileTree(message, `${name}.`),
      ];
    }),
  );
}

function compileMessage(name: string, message: string) {
  try {
    return compile(message);
  } catch (cause) {
    throw new Error(`The message ${name} is not valid ICU`, { cause });
  }
}
