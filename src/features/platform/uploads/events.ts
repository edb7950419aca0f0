// What uploads tell.
export const events = {
  'upload.gone': 'a public file that somebody sent is there no more: what was made of it goes too',
} as const

declare module '#kernel/jobs/events.ts' {
  interface Events {
    'upload.gone': { name: string }
  }
}
