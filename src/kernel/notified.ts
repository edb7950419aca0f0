// Places that providers call: no calls of the table; each proves itself by a signature over what it sends.
interface Answer {
  status: number
  type: string
  body: string
}
export interface Notified {
  path: string
  about: string
  /** the kind of its body */
  body: string
  taken: Answer
  refused: Answer
}
