// The module that bin/texts-plugin.ts makes of the features' texts: one loader per language and space.
declare module 'virtual:texts' {
  import type { Words } from '#kernel/text/words.ts'
  export const files: Readonly<Record<string, (() => Promise<{ default: Words }>) | undefined>>
}
