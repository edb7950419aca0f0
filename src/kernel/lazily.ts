// What is opened when it is first used, and then kept: most of what a shop can do, most of its processes never do.

export function lazily<T>(open: () => T): () => T {
  let held: { opened: T } | undefined
  return () => (held ??= { opened: open() }).opened
}
