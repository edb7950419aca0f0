// Records by words that people wrote: what every object has from birth (`constructor`, `__proto__`) is not in them.

/** The value that was put in under this key; undefined for all others. */
export const ownValue = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined
