// Texts of the demo: each stands in three languages.
import { Type, type Static, type TSchema } from 'typebox'
import { shape } from './data.ts'

export const LANGUAGES = ['en-US', 'zh-CN', 'es-ES'] as const
export const Language = Type.Enum(LANGUAGES)
export type Language = (typeof LANGUAGES)[number]

const inEach = <S extends TSchema>(schema: S) => shape({ 'en-US': schema, 'zh-CN': schema, 'es-ES': schema })
export const Text = inEach(Type.String({ minLength: 1 }))
export type Text = Static<typeof Text>
/** Several in every language: paragraphs or lines of one text, or words to choose from. */
export const Lines = inEach(Type.Array(Type.String({ minLength: 1 })))
export type Lines = Static<typeof Lines>
