// What decoders of foreign files may take. They go on with what they got when memory ends: then a part may be missing,
// and what was drawn must not be taken for whole.

/** From now on WebAssembly of this thread has that many bytes at most; whether it asked for more. */
export function limitMemory(most: number): () => boolean {
  let starved = false
  const grow = Object.getOwnPropertyDescriptor(WebAssembly.Memory.prototype, 'grow')!.value as (pages: number) => number
  WebAssembly.Memory.prototype.grow = function (this: WebAssembly.Memory, pages: number): number {
    starved = this.buffer.byteLength + pages * 65_536 > most
    if (starved) throw new RangeError('no more memory')
    return grow.call(this, pages)
  }
  return () => starved
}
