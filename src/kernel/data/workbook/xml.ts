// XML of a workbook read as it comes: names without their prefix, text with its entities. What defines entities of its
// own is no workbook, and nothing is fetched.
import { Parser } from 'htmlparser2'
import { BadWorkbook } from './unpacking.ts'

export interface Listener {
  open: (name: string, attributes: Readonly<Record<string, string>>) => void
  text?: (text: string) => void
  close?: (name: string) => void
}
export interface XmlReader {
  push: (bytes: Uint8Array) => void
  end: () => void
}
/** Excel writes no element that is deeper. */
const deepest = 64
const plain = (name: string): string => name.slice(name.indexOf(':') + 1)

export function xmlReader(to: Listener): XmlReader {
  const decoder = new TextDecoder()
  let depth = 0
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        if (++depth > deepest) throw new BadWorkbook('no sheet that Excel wrote')
        to.open(plain(name), attributes)
      },
      ontext: (text) => to.text?.(text),
      onclosetag: (name) => {
        depth--
        to.close?.(plain(name))
      },
      onprocessinginstruction: (name) => {
        if (name.toLowerCase().startsWith('!doctype')) throw new BadWorkbook('it defines XML of its own')
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  return {
    push: (bytes) => parser.write(decoder.decode(bytes, { stream: true })),
    end: () => {
      parser.write(decoder.decode())
      parser.end()
    },
  }
}
