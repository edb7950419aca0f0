// The three kinds of blocks an article is made of: heading, paragraph, list.
import type { DemoArticleBlock, Text } from './types.ts'
import { paragraphs, text } from './types.ts'

export const h = (en: string, zh: string, es: string): DemoArticleBlock => ({ h: text(en, zh, es) })
export const p = (en: string, zh: string, es: string): DemoArticleBlock => ({ p: text(en, zh, es) })
export const ul = (...items: Text[]): DemoArticleBlock => ({ ul: paragraphs(...items) })
