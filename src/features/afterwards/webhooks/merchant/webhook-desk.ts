// What the screens of webhooks hand each other.
import type { Output } from '#surfaces/console/desk/call.ts'

export type EndpointList = Output<'/api/v2/mch/webhook/page'>
export type Endpoint = EndpointList['records'][number]
/** A secret that was just made. */
export interface Secret {
  host: string
  secret: string
}
