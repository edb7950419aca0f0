// The manifest: accounts, codes, passwords, sign-ins and devices.
import type { Feature } from '#kernel/feature.ts'
import { calls } from './api.ts'
import { jobs, schedules } from './jobs.ts'
import { messageKinds } from './notices.ts'
import { refusals } from './refusals.ts'
import { settings } from './settings.ts'
import { personalDataOf } from './accounts.ts'

export const accounts: Feature = {
  name: 'people/accounts',
  about: 'accounts, codes, passwords, sign-ins and devices',
  calls,
  jobs,
  schedules,
  refusals,
  messages: messageKinds,
  settings,
  permissions: { staff: { 'review.read': ['review', 'support'], 'review.write': ['review'], 'proof.write': [] } },
  person: {
    columns: {
      'session.user_id': 'erased',
      'console_ticket.user_id': 'erased',
      'console_view.user_id': 'erased',
      'second_proof.user_id': 'erased',
      'recovery_code.user_id': 'erased',
      'passkey_challenge.user_id': 'erased',
      'second_proof_rule.set_by': { stays: 'which member wanted it of all, as the log of the shop tells' },
      'company.user_id': 'erased',
      'known_device.user_id': 'erased',
      'invitation.invitee_id': { stays: 'who invited whom, between two numbers' },
      'invitation.inviter_id': { stays: 'who invited whom, between two numbers' },
      'membership.user_id': { stays: 'whoever works for a merchant or the shop cannot leave before that ends' },
      'audit_log.about': { stays: 'that staff did something about an account, without their words' },
      'audit_log.staff_id': { stays: 'what staff did is never forgotten' },
      'request_reply.user_id': 'erased',
    },
    exports: { account: ({ db, userId }) => personalDataOf(db, userId) },
  },
  tables: [
    'user_account',
    'session',
    'login_code',
    'company',
    'known_device',
    'invitation',
    'membership',
    'console_ticket',
    'console_view',
    'second_proof',
    'recovery_code',
    'passkey_challenge',
    'second_proof_rule',
  ],
  readsAhead: {
    cart_line: 'who signs in sees the number at the cart in the same answer',
    merchant: 'and the shop that they keep',
    channel: 'who is blocked is told where to object',
    staff_suspension: 'who is suspended comes back with their second proofs',
  },
}
