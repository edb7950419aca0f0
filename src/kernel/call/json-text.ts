// An output that is JSON already: pieces that were drawn before are put together, sent as they are, and never read.
import type { Static, TSchema } from 'typebox'

/** Keeps what the output schema `O` promises, and nothing else: nobody cuts it any more. */
export class JsonText<O extends TSchema = TSchema> {
  /** never there: it tells one schema's text from another's */
  readonly of?: Static<O>
  readonly json: string
  constructor(json: string) {
    this.json = json
  }
  read(): Static<O> {
    return JSON.parse(this.json) as Static<O>
  }
}
