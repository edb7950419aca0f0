// What of pdfmake is used here; it comes without types.
declare module 'pdfmake' {
  type Side = 'left' | 'right' | 'center'
  type Margin = number | readonly [left: number, top: number, right: number, bottom: number]
  export interface Content {
    text?: string | readonly { text: string; font: string }[]
    stack?: readonly Content[]
    columns?: readonly Content[]
    table?: { headerRows: number; widths: readonly string[]; body: readonly (readonly Content[])[] }
    layout?: 'lightHorizontalLines'
    qr?: string
    fit?: number
    canvas?: readonly { type: 'line'; x1: number; y1: number; x2: number; y2: number; lineWidth: number }[]
    width?: number | 'auto'
    fontSize?: number
    color?: string
    alignment?: Side
    margin?: Margin
    absolutePosition?: { x: number; y: number }
    pageBreak?: 'before'
    unbreakable?: boolean
  }
  export interface Definition {
    pageSize: 'A4' | { width: number; height: number }
    pageMargins: Margin
    defaultStyle: { font: string; fontSize: number; lineHeight: number }
    info: { title: string; producer: string; creator: string }
    content: readonly Content[]
  }
  const pdfmake: {
    setUrlAccessPolicy(allows: (url: string) => boolean): void
    setLocalAccessPolicy(allows: (path: string) => boolean): void
    setFonts(fonts: Record<string, { normal: string }>): void
    createPdf(definition: Definition): { getBuffer(): Promise<Uint8Array> }
  }
  export default pdfmake
}
