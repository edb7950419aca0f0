// An endpoint of the API and the call that it answers.
import type { Provider } from './stripe-provider.ts'
import type { Cause } from './stripe-store.ts'
import type { Form } from './stripe-wire.ts'

export interface Call {
  provider: Provider
  form: Form
  id: string
  path: string
  cause: Cause
}
export interface Route {
  method: 'GET' | 'POST'
  path: string
  run: (call: Call) => Record<string, unknown>
}
