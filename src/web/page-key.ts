// What a page drawn for visitors depends on, in one word: pages that are kept carry it inside. Pure.
import { createHash } from 'node:crypto'
import type { Visit } from '#web/context.ts'

/** The header in which a drawing tells what it is of; it never leaves the server. */
export const drawnFor = 'x-drawn-for'

/** `path` with its query, as the router has it. */
export const pageKey = ({ lang, theme, comfort, place, origin }: Omit<Visit, 'hand'>, path: string): string =>
  createHash('sha256')
    .update(JSON.stringify([lang, theme, comfort, place, origin, path]))
    .digest('base64url')
