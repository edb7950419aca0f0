/** The code of a letter: it stands on a line of its own. */
export const code = /^(\d{6})\s*$/m
