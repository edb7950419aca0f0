// Every variable of the environment that the program reads, in the order that the README and `.env.example` tell them.
// The readers (env.ts) can name no other; `npm run docs` writes both pages from here. Pure.
import type { Group, Row } from './env-group.ts'
import { paymentGroups } from './env-table-payment.ts'

export const groups = [
  {
    title: 'Where it runs',
    rows: [
      { names: ['PORT'], default: '`3000`', about: 'port to listen on', example: ['3000'] },
      { names: ['HOST'], default: '`127.0.0.1`', about: 'address to listen on', example: ['127.0.0.1'] },
      {
        names: ['DATA_DIR'],
        default: '`.data`',
        about: 'embedded database, pictures, key; one server at a time',
        example: ['.data'],
      },
      {
        names: ['DATABASE_URL'],
        about: 'your own PostgreSQL; without it an embedded one runs in `DATA_DIR`',
        example: ['postgres://shop:PASSWORD@127.0.0.1/shop'],
      },
      {
        names: ['DATABASE_REPLICA_URL'],
        about:
          'a copy of the database that answers the public reads of visitors; what people own or just wrote is ' +
          'always read from the first',
        example: ['postgres://shop:PASSWORD@replica.internal/shop'],
      },
      {
        names: ['PUBLIC_URL'],
        default: 'the address listened on',
        about:
          'where people reach the shop; set it behind a proxy and for online payment. Requests by another host ' +
          "than this, this machine's own addresses or `HOST` get 400",
        example: ['https://shop.example'],
      },
      {
        names: ['TRUST_PROXY'],
        about:
          "addresses or networks of proxies in front, with commas; only their word on the visitor's address " +
          'and on the host asked for is believed',
        example: ['127.0.0.1'],
      },
      {
        names: ['METRICS_TOKEN'],
        about: 'whoever shows it reads `/metrics`, at least 16 characters; without it this machine alone does',
        example: ['the output of: openssl rand -hex 16'],
      },
      {
        names: ['WORKER'],
        default: '`in-process`',
        about: '`external`: this server runs no jobs, `npm run worker` does',
        example: ['in-process'],
      },
      {
        names: ['DEMO'],
        default: 'decided at each start',
        about:
          '`1` or `0`; a demo needs a loopback `HOST`. Unset: a shop is a demo with the embedded database on a ' +
          'loopback `HOST`, without `PUBLIC_URL`, `TRUST_PROXY`, mail server, provider or bucket, and without ' +
          'people or merchants of its own',
        example: ['0'],
      },
      {
        names: ['LOG_LEVEL'],
        default: '`info`',
        about: '`fatal`, `error`, `warn`, `info`, `debug` or `silent`',
        example: ['info'],
      },
      {
        names: ['NODE_ENV'],
        default: '`production`, by `npm start`',
        about: 'set by the commands; leave it alone',
        example: ['production'],
      },
    ],
  },
  {
    title: 'Keys',
    rows: [
      {
        names: ['SECRET_KEY'],
        default: 'a file in `DATA_DIR`',
        about:
          'key of one-time codes and of what is sealed at rest, at least 32 random characters; the same for ' +
          'all servers of a shop',
        example: ['the output of: openssl rand -hex 32'],
      },
      {
        names: ['SECRET_KEYS_OLD'],
        about: 'keys it replaced, with commas, the newest first',
        example: ['the key before'],
      },
    ],
  },
  {
    title: 'Mail',
    rows: [
      {
        names: ['SMTP_URL'],
        about: 'mail server, `smtp://` or `smtps://`; without one only a demo shop can send codes',
        example: ['smtps://shop%40shop.example:PASSWORD@mail.shop.example'],
      },
      {
        names: ['MAIL_FROM'],
        default: '`Miralo <no-reply@miralo.example>`',
        about: 'sender of mails',
        example: ['My Shop <no-reply@shop.example>'],
      },
    ],
  },
  {
    title: 'Texts to phones',
    rows: [
      {
        names: ['SMS_PROVIDER'],
        about:
          'who sends texts to phones: `aliyun`, `tencent` or `twilio`; without one only a demo shop can send ' +
          'them, into its development inbox',
        example: ['twilio'],
      },
      {
        names: ['SMS_COUNTRIES'],
        default: 'China and where English and Spanish are at home',
        about: 'codes by text go to mobile numbers of these countries only, as `CN,ES,…`',
        example: ['CN,ES,US'],
      },
      {
        names: ['SMS_KEY', 'SMS_SECRET'],
        about:
          "the provider's key pair: access key (Aliyun), SecretId and SecretKey (Tencent), account SID and " +
          'token (Twilio)',
        example: ['', ''],
      },
      {
        names: ['SMS_SENDER'],
        about: 'the approved signature (Aliyun, Tencent), the number or messaging service (Twilio)',
        example: [''],
      },
      { names: ['SMS_APP'], about: "Tencent's `SmsSdkAppId`", example: [''] },
      {
        names: ['SMS_TEMPLATES'],
        about:
          'ids of approved texts as `code=SMS_1,code.en-US=SMS_2,newSignIn=SMS_3` (Aliyun, Tencent); see ' +
          '[docs/operations.md](docs/operations.md)',
        example: ['code=SMS_1'],
      },
      {
        names: ['SMS_HOST'],
        default: "the provider's",
        about: 'another host that speaks the same protocol',
        example: [''],
      },
    ],
  },
  ...paymentGroups,
  {
    title: 'WeChat and Alipay',
    rows: [
      {
        names: ['WECHAT_APP_ID', 'WECHAT_APP_SECRET'],
        about: 'sign-in by WeChat: the website application; both or none',
        example: ['', ''],
      },
      {
        names: ['WECHAT_MP_APP_ID', 'WECHAT_MP_APP_SECRET'],
        about:
          "the service account that is asked inside of WeChat's own browser; without it the website application is",
        example: ['', ''],
      },
      {
        names: ['WECHAT_HOST', 'WECHAT_API_HOST'],
        default: "WeChat's",
        about: 'other hosts for the page and for the calls',
        example: ['', ''],
      },
      {
        names: ['ALIPAY_APP_ID', 'ALIPAY_PRIVATE_KEY', 'ALIPAY_PUBLIC_KEY'],
        about:
          "linking Alipay accounts: our key (PKCS#8 or PKCS#1) and Alipay's, as PEM or bare base64; all three or none",
        example: ['', '', ''],
      },
      {
        names: ['ALIPAY_HOST'],
        default: "Alipay's",
        about: 'another host that speaks the same protocol',
        example: [''],
      },
    ],
  },
  {
    title: 'Parcels',
    rows: [
      {
        names: ['KUAIDI100_KEY', 'KUAIDI100_CUSTOMER'],
        about:
          'parcels are followed at their carriers by Kuaidi100; both or none. Pushes come to ' +
          '`/api/v2/notice/tracking/…`',
        example: ['', ''],
      },
      {
        names: ['KUAIDI100_HOST'],
        default: "Kuaidi100's",
        about: 'another host that speaks the same protocol',
        example: [''],
      },
    ],
  },
  {
    title: 'A bucket for sent files',
    rows: [
      {
        names: ['S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'],
        about: 'sent files lie in this bucket instead of `DATA_DIR`; all three or none',
        example: ['shop-files', '', ''],
      },
      { names: ['S3_REGION'], default: '`us-east-1`', about: 'region of the bucket', example: ['us-east-1'] },
      {
        names: ['S3_ENDPOINT', 'S3_FORCE_PATH_STYLE'],
        default: "Amazon's, `0`",
        about: 'another server that speaks S3; `1` puts the bucket into the path, as most of them need',
        example: ['https://s3.shop.example', '1'],
      },
    ],
  },
] as const satisfies readonly Group[]

export type VariableName = (typeof groups)[number]['rows'][number]['names'][number]
const lists: readonly Group[] = groups
export const variables: ReadonlySet<string> = new Set(lists.flatMap(({ rows }) => rows.flatMap(({ names }) => names)))

const cell = (text: string): string => text.replaceAll('|', '\\|')
/** The table of the README. */
export const variableTable = (): string =>
  [
    '| Name | Default | Meaning |',
    '| --- | --- | --- |',
    ...lists.flatMap(({ rows }) =>
      rows.map(({ names, default: usual = '–', about }) =>
        [`| ${names.map((name) => `\`${name}\``).join(', ')}`, cell(usual), `${cell(about)} |`].join(' | '),
      ),
    ),
    '| `SETTING_…` | – | in a demo shop: any number of the business, as `SETTING_ORDER_UNPAID_SECONDS=60` |',
  ].join('\n')

const plain = (text: string): string => text.replaceAll('`', '').replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
/** The whole of `.env.example`: every variable, none of them set. */
export const exampleFile = (): string =>
  [
    '# Settings of Miralo. Copy it to .env and take the # away where something is set; the environment beats the file.',
    '# Written from src/kernel/data/env-table.ts (npm run docs), with the same words as the README.',
    ...lists.flatMap(({ title, rows }) => ['', `## ${title}`, ...rows.flatMap(exampleRow)]),
    '',
  ].join('\n')
const exampleRow = ({ names, default: usual, about, example }: Row): string[] => [
  `# ${plain(about)}${usual ? ` (${plain(usual)})` : ''}`,
  ...names.map((name, at) => `#${name}=${example[at] ?? ''}`),
]
