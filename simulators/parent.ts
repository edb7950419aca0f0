// A simulator lives as long as the process that started it.

/** Calls `end` when the parent is gone, however it went. */
export function endWithParent(end: () => void): void {
  const parent = process.ppid
  setInterval(() => (process.ppid !== parent || !lives(parent)) && end(), 250).unref()
}

/** Where the parent's id stays after its end (Windows), only a signal tells. */
function lives(id: number): boolean {
  try {
    return process.kill(id, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
