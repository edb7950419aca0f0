// The library that cleans HTML, opened with the first text that is written: a shop that starts is waited for, and most
// of its processes never clean one.
import { createRequire } from 'node:module'
import type { IOptions } from 'sanitize-html'
import { lazily } from '#kernel/lazily.ts'

const require = createRequire(import.meta.url)
const library = lazily(() => require('sanitize-html') as typeof import('sanitize-html'))

export type { IOptions }
export const sanitizeHtml = (html: string, allowed: IOptions): string => library()(html, allowed)
