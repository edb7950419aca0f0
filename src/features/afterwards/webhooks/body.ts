// What is sent: the same bytes at each try, for they are signed. Pure.
interface Told {
  event: string
  data: object
  createdAt: Date
}
export const bodyOf = ({ event, data, createdAt }: Told): string =>
  JSON.stringify({ type: event, timestamp: createdAt.toISOString(), data })
