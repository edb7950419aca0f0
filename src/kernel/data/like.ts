// What people typed, as a pattern of SQL's like: its wildcards are characters like others. Pure.

/** The words anywhere in a text, or at its beginning, exactly as they are typed. */
export function likePattern(words: string, where: 'anywhere' | 'beginning' = 'anywhere'): string {
  const escaped = words.replaceAll(/[\\%_]/g, (c) => `\\${c}`)
  return where === 'anywhere' ? `%${escaped}%` : `${escaped}%`
}
