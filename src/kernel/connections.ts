// The providers whose keys staff may give at the desk, by the variables of the environment that set the same. Pure.
import type { VariableName } from './data/env-table.ts'
import type { Env } from './data/env.ts'

export interface KeyField {
  name: VariableName
  /** what is seen of it afterwards: its end · its address without a password · all of it */
  seen: 'end' | 'address' | 'whole'
  /** of many lines */
  long?: true
  /** it works without */
  optional?: true
}
interface Connection {
  fields: readonly KeyField[]
  /** what of the process's settings it makes */
  makes: readonly (keyof Env)[]
}
export const connections = {
  mail: {
    fields: [
      { name: 'SMTP_URL', seen: 'address' },
      { name: 'MAIL_FROM', seen: 'whole', optional: true },
    ],
    makes: ['smtpUrl', 'mailFrom'],
  },
  texts: {
    fields: [
      { name: 'SMS_PROVIDER', seen: 'whole' },
      { name: 'SMS_KEY', seen: 'end' },
      { name: 'SMS_SECRET', seen: 'end' },
      { name: 'SMS_SENDER', seen: 'whole' },
      { name: 'SMS_APP', seen: 'whole', optional: true },
      { name: 'SMS_TEMPLATES', seen: 'whole', optional: true },
    ],
    makes: ['sms'],
  },
  payment: {
    fields: [
      { name: 'STRIPE_SECRET_KEY', seen: 'end' },
      { name: 'STRIPE_WEBHOOK_SECRET', seen: 'end' },
    ],
    makes: ['stripe'],
  },
  wechat: {
    fields: [
      { name: 'WECHAT_APP_ID', seen: 'whole' },
      { name: 'WECHAT_APP_SECRET', seen: 'end' },
      { name: 'WECHAT_MP_APP_ID', seen: 'whole', optional: true },
      { name: 'WECHAT_MP_APP_SECRET', seen: 'end', optional: true },
    ],
    makes: ['wechat'],
  },
  alipay: {
    fields: [
      { name: 'ALIPAY_APP_ID', seen: 'whole' },
      { name: 'ALIPAY_PRIVATE_KEY', seen: 'end', long: true },
      { name: 'ALIPAY_PUBLIC_KEY', seen: 'end', long: true },
    ],
    makes: ['alipay'],
  },
  parcels: {
    fields: [
      { name: 'KUAIDI100_KEY', seen: 'end' },
      { name: 'KUAIDI100_CUSTOMER', seen: 'end' },
    ],
    makes: ['kuaidi100'],
  },
  // where files lie is not moved by a click: the environment alone says it
  storage: { fields: [], makes: ['s3'] },
} as const satisfies Record<string, Connection>

export type ConnectionName = keyof typeof connections
export const connectionNames = Object.keys(connections) as ConnectionName[]
export const connectionOf = (name: ConnectionName): Connection => connections[name]
