// The OpenAPI 3.1 document of the call table: every path, who may ask, its input, its answer and every refusal. Pure.
import type { Contract, Who } from '#kernel/call/contract.ts'
import type { Notified } from '#kernel/notified.ts'
import { codeOf, reasons as allReasons, statusOf, type Reason } from '#kernel/call/refusal.ts'

/** Refusals that any call of the kind may give besides its own. */
export function commonRefusals(c: Contract): Reason[] {
  const session: Reason[] = c.who === 'public' ? [] : ['sessionRequired', 'tokenRevoked', 'sessionExpired']
  const repeated: Reason[] =
    'requestId' in ((c.input as { properties?: object }).properties ?? {}) ? ['requestIdReused'] : []
  return [
    'badInput',
    'badJson',
    'methodNotAllowed',
    ...repeated,
    ...session,
    ...(typeof c.who === 'object' ? (['forbidden'] as const) : []),
    ...(typeof c.who === 'object' && 'merchant' in c.who ? (['secondProofRequired', 'shopReadOnly'] as const) : []),
    'serverError',
    'crowded',
    'tooFast',
    'readOnly',
    'storageFull',
  ]
}
const whoText = (who: Who): string =>
  typeof who === 'string' ? who : 'merchant' in who ? `merchant member with ${who.merchant}` : `staff with ${who.staff}`

function refusalResponses(c: Contract): Record<string, unknown> {
  const byStatus = new Map<number, Reason[]>()
  for (const reason of new Set([...c.refusals, ...commonRefusals(c)]))
    byStatus.set(statusOf(reason), [...(byStatus.get(statusOf(reason)) ?? []), reason])
  return Object.fromEntries(
    [...byStatus]
      .sort(([a], [b]) => a - b)
      .map(([status, reasons]) => [
        String(status),
        {
          description: reasons.map((r) => `${codeOf(r)} ${r}`).join(', '),
          content: {
            'application/json': {
              schema: {
                $ref: c.envelope === 'login' ? '#/components/schemas/LoginRefusal' : '#/components/schemas/Refusal',
              },
            },
          },
        },
      ]),
  )
}

const why = () => ({
  type: 'object',
  required: ['reason'],
  properties: { reason: { type: 'string', enum: allReasons() } },
})
const envelopeOf = (c: Contract): Record<string, unknown> =>
  c.envelope === 'login'
    ? {
        type: 'object',
        required: ['code', 'msg', 'userinfo'],
        properties: { code: { const: c.success }, msg: { type: 'string' }, userinfo: c.output },
      }
    : {
        type: 'object',
        required: ['code', 'message', 'data', 'timestamp'],
        properties: {
          code: { const: c.success },
          message: { type: 'string' },
          data: c.output,
          timestamp: { type: 'integer', description: 'ms by the clock that rules deadlines' },
        },
      }

/** The schema's `~` marks of the schema library are not JSON Schema: they never reach the document. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

function parametersOf(c: Contract): unknown[] {
  const input = plain(c.input) as { properties?: Record<string, { description?: string }>; required?: string[] }
  return Object.entries(input.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: input.required?.includes(name) ?? false,
    schema,
  }))
}

type Scopes = ReadonlySet<string>
/** A key opens it, if its scope names the permission. */
const isOpenToKeys = ({ who, byKey }: Contract, scopes: Scopes): boolean =>
  byKey && typeof who === 'object' && 'merchant' in who && scopes.has(who.merchant)
function securityOf(c: Contract, scopes: Scopes): Record<string, string[]>[] {
  if (c.who === 'public') return [{}, { token: [] }]
  return isOpenToKeys(c, scopes) ? [{ token: [] }, { apiKey: [] }] : [{ token: [] }]
}

function operationOf(c: Contract, scopes: Scopes): Record<string, unknown> {
  return {
    operationId: c.path.replace(/^\/(api\/v2\/)?/, '').replaceAll(/[/-]+(.)/g, (_, x: string) => x.toUpperCase()),
    tags: [c.path.startsWith('/api/v2/') ? c.path.split('/')[3]! : 'login'],
    summary: c.summary,
    description: `Who may ask: ${whoText(c.who)}. ${c.run === 'read' ? 'Reads only.' : 'Writes.'}`,
    security: securityOf(c, scopes),
    parameters: [{ $ref: '#/components/parameters/userType' }, ...(c.method === 'GET' ? parametersOf(c) : [])],
    ...(c.method === 'POST'
      ? { requestBody: { required: true, content: { 'application/json': { schema: plain(c.input) } } } }
      : {}),
    responses: {
      200: {
        description: `Success, code ${c.success}`,
        content: { 'application/json': { schema: plain(envelopeOf(c)) } },
      },
      ...refusalResponses(c),
    },
  }
}

/** A place that a provider calls. */
function noticeOf({ path, about, body, taken, refused }: Notified): Record<string, unknown> {
  const answers = Map.groupBy(
    [
      { ...taken, as: 'Taken' },
      { ...refused, as: 'Refused' },
    ],
    ({ status }) => status,
  )
  return {
    operationId: path.slice(1).replaceAll(/[/-]+(.)/g, (_, x: string) => x.toUpperCase()),
    tags: ['notify'],
    summary: about,
    description: 'For providers only: it proves itself by a signature over what it sends, and nobody signs in.',
    security: [],
    requestBody: { required: true, content: { [body]: { schema: {} } } },
    responses: {
      ...Object.fromEntries(
        [...answers].map(([status, all]) => [
          String(status),
          {
            description: all.map(({ as, body: words }) => `${as}: ${words}`).join('; '),
            content: { [all[0]!.type]: { schema: {} } },
          },
        ]),
      ),
      404: { description: 'This way to pay is not set up' },
    },
  }
}

interface Webhook {
  about: string
  data: unknown
}
/** A notice to a system of a merchant, in the form of standardwebhooks.com. */
const webhookOf = (event: string, { about, data }: Webhook): Record<string, unknown> => ({
  post: {
    operationId: `webhook ${event}`.replaceAll(/[ .]+(.)/g, (_, x: string) => x.toUpperCase()),
    tags: ['webhooks'],
    summary: about,
    security: [],
    parameters: ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => ({
      $ref: `#/components/parameters/${name}`,
    })),
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: {
            type: 'object',
            required: ['type', 'timestamp', 'data'],
            properties: {
              type: { const: event },
              timestamp: { type: 'string', format: 'date-time' },
              data: plain(data),
            },
          },
        },
      },
    },
    responses: { '2XX': { description: 'Taken. Anything else is tried again' } },
  },
})
const headerOf = (name: string, description: string) => ({
  [name]: { name, in: 'header', required: true, schema: { type: 'string' }, description },
})
const webhookHeaders = {
  ...headerOf('webhook-id', 'The same at each try: take a message once'),
  ...headerOf('webhook-timestamp', 'Seconds since 1970, of this try'),
  ...headerOf('webhook-signature', 'v1,<base64> of HMAC-SHA256 over id.timestamp.body, by each secret that holds'),
}

const schemas = () => ({
  Refusal: {
    type: 'object',
    required: ['code', 'message', 'data', 'timestamp'],
    properties: {
      code: { type: 'integer' },
      message: { type: 'string', description: "In the asker's language" },
      data: why(),
      timestamp: { type: 'integer' },
    },
  },
  LoginRefusal: {
    type: 'object',
    required: ['code', 'msg', 'userinfo', 'data'],
    properties: { code: { type: 'integer' }, msg: { type: 'string' }, userinfo: { type: 'null' }, data: why() },
  },
})

/** Contracts, what keys of merchants may hold, what is told to their systems → document. */
export function describe(
  contracts: readonly Contract[],
  scopes: Scopes,
  webhooks: Readonly<Record<string, Webhook>>,
  notified: readonly Notified[] = [],
): Record<string, unknown> {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Miralo',
      version: '2',
      description:
        'The public API of the shop. Money is integer fen (CNY), times are ISO 8601 in UTC. ' +
        'The reply language is the `lang` cookie, else accept-language.',
    },
    servers: [{ url: '/' }],
    paths: Object.fromEntries([
      ...contracts.map((c) => [c.path, { [c.method.toLowerCase()]: operationOf(c, scopes) }] as const),
      ...notified.map((n) => [n.path, { post: noticeOf(n) }] as const),
    ]),
    webhooks: Object.fromEntries(Object.entries(webhooks).map(([event, kind]) => [event, webhookOf(event, kind)])),
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'The user_token of a sign-in' },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          description:
            'A key of a merchant for its own systems (mk_…), with user-type 2. It opens calls whose permission its ' +
            'scope names, and never more than whoever made it may do',
        },
      },
      parameters: {
        userType: {
          name: 'user-type',
          in: 'header',
          schema: { type: 'string', enum: ['1', '2', '3'], default: '1' },
          description: '1 shopper, 2 merchant, 3 staff',
        },
        ...webhookHeaders,
      },
      schemas: schemas(),
    },
  }
}
