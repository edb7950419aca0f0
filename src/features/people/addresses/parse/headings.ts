// The headings of forms and of other shops' texts (收货人：, Tel., C.P.), in Chinese and in the languages of the west.
// Each is blanked out and kept as a hint to what follows.
import { likeName } from './chinese-names.ts'
import { blank, type Hint, type Reading } from './parsed.ts'

const chinese: [Hint, string][] = [
  ['name', '收货人姓名|收件人姓名|联系人姓名|收货人|收件人|联系人|姓名|名字|收货信息|收件信息'],
  ['phone', '收货电话|联系电话|联系方式|联系手机|手机号码|手机号|手机|电话号码|电话'],
  ['place', '所在地区|所在省市区|所在地|省市区|收货地区|地区|区域|街道/镇|街道'],
  ['detail', '详细地址|街道地址|收货地址|收件地址|邮寄地址|寄件地址|地址'],
  ['zip', '邮政编码|邮编'],
]
const western: [Hint, string][] = [
  [
    'name',
    'nombre y apellidos|nombre completo|nombre|destinatari[oa]|full name|name|recipient|ship to|' +
      'deliver to|send to|to|para|enviar a|envío a|attention|attn|nom|destinataire|nome|empfänger',
  ],
  [
    'phone',
    'tel[eéè]fono(?: móvil)?|tfno|tlf|tel|móvil|movil|celular|cel|' +
      'phone(?: number)?|mobile|telefon|handy|téléphone|tél|cell',
  ],
  ['detail', 'dirección|direccion|domicilio|address(?: line)?(?: [12])?|street|straße|strasse|adresse|indirizzo|calle'],
  ['zip', 'código postal|codigo postal|c\\.\\s?p|cp|zip(?: code)?|postcode|postal code|plz|code postal|cap'],
  ['city', 'ciudad|población|poblacion|localidad|municipio|city|town|ort|stadt|ville|città'],
  ['state', 'provincia|estado|state|province|county|bundesland'],
  ['country', 'país|pais|country|land|pays|paese'],
  ['other', 'dni|nif|nie|e-?mail|correo(?: electrónico)?|rfc|curp'],
]
const pattern = (list: [Hint, string][]): string => list.map(([hint, words]) => `(?<${hint}>${words})`).join('|')

// with a colon or in brackets; else at the start of a part, with a space, a number or a person behind it
const chineseHeading = new RegExp(
  `[【[(]\\s*(?:${pattern(chinese)})\\s*[】\\])]\\s*[:：]?|(?:${pattern(chinese).replaceAll('?<', '?<b_')})\\s*[:：]`,
  'gu',
)
const bareHeadings = [
  '(?<name>收货人|收件人|联系人|收货信息|收件信息|姓名)(?=\\p{Script=Han}|\\s|$)',
  '(?<phone>联系电话|手机号码|手机号|手机|电话|联系方式)(?=[\\s\\d+(]|$)',
  '(?<place>所在地区)(?=\\s|$)',
  '(?<detail>详细地址|收货地址|地址)(?=\\s|$)',
  '(?<zip>邮政编码|邮编)(?=[\\s\\d])',
  '(?<b_phone>(?:联系)?(?:电话|手机|手机号|手机号码)(?:是|为))',
  '(?<b_detail>(?:详细|收货|收件)?地址(?:是|在|为))',
  '(?<b_name>(?:收件人|收货人|姓名|名字|我)(?:是|为|叫))',
]
const bareHeading = new RegExp(`(?<=^|[\\s,，;；。])(?:${bareHeadings.join('|')})`, 'gu')
/** Words with a colon that the lists do not know: they tell by their characters. */
const otherHeading = /(?<=^|[\s,，;；。])[【[]?\p{Script=Han}{1,9}[】\]]?\s*[:：]/gu
const hintOf = (words: string): Hint =>
  /址|寄/.test(words)
    ? 'detail'
    : /收|名|人/.test(words)
      ? 'name'
      : /电|机|话/.test(words)
        ? 'phone'
        : /邮|编/.test(words)
          ? 'zip'
          : 'other'
/** What people say around an address. */
const courtesies = [
  '(?<=^|[\\s,，;；。:：])(?:麻烦|请)?(?:帮我|帮忙)?' +
    '(?:改成|改为|快递寄到|快递寄|快递到|邮寄到|寄到|寄往|寄给|发到|发给|送到|送至)',
  '(?:谢谢|多谢|感谢|辛苦了)[!！。~]*',
  '(?<=[\\s,，;；。])(?:别|不要|请勿|请不要|记得|尽快|请尽快)\\p{Script=Han}{1,10}(?=[\\s,，;；。!！]|$)',
]
const courtesy = new RegExp(courtesies.join('|'), 'gu')

const westernHeadings = [
  `(?:${pattern(western)})\\s*\\.?\\s*[:：]`,
  `(?:${pattern(western.slice(1, 2)).replaceAll('?<', '?<b_')})\\.?(?=\\s*[+(\\d])`,
  '(?:c\\.\\s?p\\.|cp|plz)(?=\\s*\\d)',
  'attn\\.?(?=\\s)',
]
const westernHeading = new RegExp(`(?<=^|[\\s,;.·(])(?:${westernHeadings.join('|')})`, 'giu')
/** Numbers of papers and mail addresses are nobody's business here. */
const papers = new RegExp(
  [
    '(?<![\\w.])(?:(?:DNI|NIF|NIE)\\s*[:：]?\\s*)?(?:\\d{8}-?[A-Z]|[XYZ]-?\\d{7}-?[A-Z])(?!\\w)',
    '(?:DNI|NIF|NIE)(?=\\s|$)',
    '[\\w.+-]+@[\\w-]+\\.[\\w.-]+',
  ].join('|'),
  'gu',
)

function blankAll(
  reading: Reading,
  heading: RegExp,
  hintOfMatch: (match: RegExpExecArray) => Hint | undefined,
  isOne: (match: RegExpExecArray) => boolean = () => true,
): void {
  for (const match of reading.left.matchAll(heading)) {
    if (!isOne(match)) continue
    const end = match.index + match[0].length
    const hint = hintOfMatch(match)
    blank(reading, match.index, end)
    if (hint) reading.hints.push({ at: end, hint })
  }
  reading.hints.sort((a, b) => a.at - b.at)
}
const named = ({ groups = {} }: RegExpMatchArray): Hint | undefined =>
  Object.keys(groups)
    .find((name) => groups[name] !== undefined)
    ?.replace('b_', '') as Hint | undefined

export function takeChineseHeadings(reading: Reading): void {
  blankAll(reading, chineseHeading, named)
  blankAll(reading, bareHeading, named)
  blankAll(reading, courtesy, () => undefined)
  // 梁女士：138… is no heading
  blankAll(
    reading,
    otherHeading,
    ([words]) => hintOf(words),
    ([words]) => likeName(words.replace(/\s*[:：]$/u, '')) < 6,
  )
}
export function takeWesternHeadings(reading: Reading): void {
  blankAll(reading, papers, () => undefined)
  blankAll(reading, westernHeading, (match) => named(match) ?? (/^attn/i.test(match[0]) ? 'name' : 'zip'))
}
