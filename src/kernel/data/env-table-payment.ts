// The variables of ways to pay at providers, as env-table.ts tells them all.
import type { Group } from './env-group.ts'

export const paymentGroups = [
  {
    title: 'Online payment',
    rows: [
      {
        names: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
        about: 'online payment; both or none. Notices come to `/notify/stripe`',
        example: ['sk_live_…', 'whsec_…'],
      },
      {
        names: ['STRIPE_HOST'],
        default: "Stripe's",
        about: 'another host that speaks the same protocol',
        example: [''],
      },
    ],
  },
  {
    title: 'Payment by WeChat and Alipay',
    rows: [
      {
        names: ['WECHAT_PAY_MERCHANT', 'WECHAT_PAY_APP_ID'],
        about:
          'payment by WeChat (APIv3): the number of the merchant and its application; with the three below, all five ' +
          'or none. Notices come to `/notify/wechat`',
        example: ['1900000001', 'wx…'],
      },
      {
        names: ['WECHAT_PAY_SERIAL', 'WECHAT_PAY_PRIVATE_KEY'],
        about:
          "serial number of the merchant's certificate and its key, as PEM or bare base64; a new pair replaces both",
        example: ['', ''],
      },
      {
        names: ['WECHAT_PAY_API_KEY', 'WECHAT_PAY_API_KEY_OLD'],
        about: 'the APIv3 key, 32 characters; the one it replaces, as long as notices under it may come',
        example: ['', ''],
      },
      {
        names: ['WECHAT_PAY_PUBLIC_KEY_ID', 'WECHAT_PAY_PUBLIC_KEY'],
        about:
          "WeChat Pay's public key and its id, for merchants who have one; both or none. The platform's certificates " +
          'are fetched as they change, with or without it',
        example: ['PUB_KEY_ID_…', ''],
      },
      {
        names: ['WECHAT_PAY_HOST'],
        default: "WeChat Pay's",
        about: 'another host that speaks the same protocol',
        example: [''],
      },
      {
        names: ['ALIPAY_PAY_APP_ID', 'ALIPAY_PAY_PRIVATE_KEY', 'ALIPAY_PAY_PUBLIC_KEY'],
        about:
          "payment by Alipay: the application, our key and Alipay's, as PEM or bare base64; all three or none. " +
          'Notices come to `/notify/alipay`',
        example: ['', '', ''],
      },
      {
        names: ['ALIPAY_PAY_PUBLIC_KEY_OLD'],
        about: "Alipay's key before, while it is replaced: what is signed with either is believed",
        example: [''],
      },
      {
        names: ['ALIPAY_PAY_DESKTOP'],
        default: '`page`',
        about:
          "how it goes on at a desk: Alipay's own page, or a `code` on ours (the product for payment face to face)",
        example: ['page'],
      },
      {
        names: ['ALIPAY_PAY_HOST'],
        default: "Alipay's",
        about: 'another host that speaks the same protocol',
        example: [''],
      },
    ],
  },
] as const satisfies readonly Group[]
