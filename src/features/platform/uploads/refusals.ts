// Why calls of this feature are refused: reason → code (the HTTP status and two or three digits more).
// The words stand under `refusals` in texts/.
export const refusals = {
  uploadNotFound: 40403,
  uploadTooLarge: 41301,
  uploadTooManyPixels: 41302,
  uploadTooManyPages: 41303,
  uploadTypeRefused: 41501,
  uploadDamaged: 42250,
  uploadUnsafe: 42251,
  uploadUndrawable: 42253,
  tooManyUploads: 42950,
} as const

type Own = typeof refusals
declare module '#kernel/call/refusal.ts' {
  interface Refusals extends Own {}
}
