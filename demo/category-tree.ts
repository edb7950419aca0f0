// Builders of the category tree: a floor has departments, a department has shelves.
import type { DemoCategory, Text } from './types.ts'
import { text } from './types.ts'

export const shelf = (code: string, en: string, zh: string, es: string): DemoCategory => ({
  code,
  name: text(en, zh, es),
  children: [],
})
export const department = (
  code: string,
  en: string,
  zh: string,
  es: string,
  ...children: DemoCategory[]
): DemoCategory => ({ code, name: text(en, zh, es), children })
export const floor = (
  number: number,
  code: string,
  name: Text,
  line: Text,
  ...children: DemoCategory[]
): DemoCategory => ({
  code,
  name,
  floor: number,
  line,
  picture: `floor-${code}`,
  children,
})
