// The secrets of endpoints at rest: sealed for their endpoint.
import type { AppContext } from '#kernel/call/app-context.ts'
import { seal, unseal } from '#kernel/security/sealed.ts'

const use = 'webhook.secret'
export const sealSecret = (app: AppContext, endpointId: number, secret: string): Buffer =>
  seal(app, use, endpointId, secret)
export const openSecret = (app: AppContext, endpointId: number, sealed: Buffer): string =>
  unseal(app, use, endpointId, sealed)
