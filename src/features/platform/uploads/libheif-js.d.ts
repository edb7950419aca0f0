/** As much of the library as is used here; it comes without types of its decoder. */
declare module 'libheif-js/wasm-bundle.js' {
  interface Drawn {
    data: Uint8ClampedArray
    width: number
    height: number
  }
  interface HeifImage {
    get_width(): number
    get_height(): number
    is_primary(): boolean
    /** Fills `data` with RGBA, turned as the file says; null where it cannot be drawn. */
    display(into: Drawn, done: (drawn: Drawn | null) => void): void
  }
  const libheif: { HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] } }
  export default libheif
}
