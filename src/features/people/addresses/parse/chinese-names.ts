// Which part of a Chinese text is somebody's name: by surname, title, the heading before it and where it stands. Pure.
import { hintAt, trimmed, type Part, type Reading } from './parsed.ts'

const surnames = new Set<string>(
  '赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨朱秦尤许何吕施张孔曹严华金魏陶姜戚谢邹喻柏水窦章云苏潘葛奚范彭郎鲁韦昌马苗凤花' +
    '方俞任袁柳酆鲍史唐费廉岑薛雷贺倪汤滕殷罗毕郝邬安常乐于时傅皮卞齐康伍余元卜顾孟平黄和穆萧尹姚邵湛汪祁毛禹狄米贝' +
    '明臧计伏成戴谈宋茅庞熊纪舒屈项祝董梁杜阮蓝闵席季麻强贾路娄危江童颜郭梅盛林刁钟徐邱骆高夏蔡田樊胡凌霍虞万支柯昝' +
    '管卢莫经房裘缪干解应宗丁宣贲邓郁单杭洪包诸左石崔吉钮龚程嵇邢滑裴陆荣翁荀羊於惠甄曲家封芮羿储靳汲邴糜松井段富巫' +
    '乌焦巴弓牧隗山谷车侯宓蓬全郗班仰秋仲伊宫宁仇栾暴甘钭厉戎祖武符刘景詹束龙叶幸司韶郜黎蓟薄印宿白怀蒲邰从鄂索咸籍' +
    '赖卓蔺屠蒙池乔阴胥能苍双闻莘党翟谭贡劳逄姬申扶堵冉宰郦雍璩桑桂濮牛寿通边扈燕冀郏浦尚农温别庄晏柴瞿阎充慕连茹习' +
    '宦艾鱼容向古易慎戈廖庾终暨居衡步都耿满弘匡国文寇广禄阙东欧殳沃利蔚越夔隆师巩厍聂晁勾敖融冷訾辛阚那简饶空曾毋沙' +
    '乜养鞠须丰巢关蒯相查后荆红游竺权逯盖益桓公仝肖付代闫岳涂晋楚海归佟商牟佘佴伯赏墨哈谯笪年爱阳帅亓仉苟覃',
)
const doubles =
  '欧阳|太史|端木|上官|司马|东方|独孤|南宫|万俟|闻人|夏侯|诸葛|尉迟|公羊|赫连|澹台|皇甫|宗政|濮阳|' +
  '公冶|太叔|申屠|公孙|慕容|仲孙|钟离|长孙|宇文|司徒|鲜于|司空|令狐|百里|呼延|东郭|南门|西门|轩辕'
const pairs = new RegExp(`^(?:${doubles})`, 'u')
const titled = /^(\p{Script=Han}{1,3}?)(?:先生|女士|小姐|老师|同学|师傅|阿姨|叔叔|经理|总|太太|医生|律师|教授)$/u
const placeLike =
  /(?:[省市区县镇乡村路街道巷弄号栋幢楼层室园苑院厦城场店馆站厅座组队湾里坊]|大厦|广场|公寓|小区|中心|大学|学校|医院|酒店|公司|超市|驿站|门口|旁边?|附近|部)$/u

/** How much a word looks like a name; 0 for what is none. */
export function likeName(word: string): number {
  const title = titled.exec(word)
  if (title && surnames.has(title[1]!.charAt(0))) return 6
  if (/^\p{Script=Han}{1,12}(?:·\p{Script=Han}{1,12})+$/u.test(word)) return 6
  if (/^[A-Z][A-Za-z.'-]*(?: [A-Z][A-Za-z.'-]*){1,3}$/u.test(word)) return 4
  if (!/^\p{Script=Han}{2,4}$/u.test(word)) return 0
  if (/^[小老阿]\p{Script=Han}$/u.test(word) && surnames.has(word.charAt(1))) return 5
  if (pairs.test(word) && word.length >= 3) return placeLike.test(word) ? 2 : 6
  const known = surnames.has(word.charAt(0)) && word.length <= 3
  return placeLike.test(word) ? (known ? 1 : 0) : known ? 5 : 2
}

/** "（收）" or 收 behind a name. */
const withoutReceives = (part: Part): Part => {
  const tail = /\s*(?:[(（【]?\s*(?:亲?收|收件|签收)\s*[)）】]?)$/u.exec(part.text)
  return tail && tail.index >= 2
    ? { ...part, text: part.text.slice(0, tail.index), end: part.start + tail.index }
    : part
}
export interface Candidate extends Part {
  worth: number
  /** Of the part with the word "收" behind, which goes with the name. */
  whole: Part
}
const nextTo = (reading: Reading, part: Part, phone: { start: number; end: number } | undefined): boolean =>
  phone !== undefined &&
  (part.end <= phone.start
    ? /^[\s\p{P}]*$/u.test(reading.left.slice(part.end, phone.start))
    : /^[\s\p{P}]*$/u.test(reading.left.slice(phone.end, part.start)))

/** `after`: where the place ends, for what follows it at once is the street. */
export function findName(reading: Reading, parts: readonly Part[], after: number | undefined): Candidate | undefined {
  const phone = reading.found.marks.find((m) => m.field === 'phone')
  const candidates = parts.flatMap((whole): Candidate[] => {
    const bracketed = receiver.exec(whole.text)
    if (bracketed && likeName(bracketed[1]!) > 0) return [bracketedName(whole, bracketed)]
    const words = [...whole.text.matchAll(/\S+/g)].map((w) => trimmed(w[0], whole.start + w.index))
    const several = words.length > 1 ? [words[0]!, words.at(-1)!] : []
    return [whole, ...several].map((part) => {
      const name = withoutReceives(part)
      const own = likeName(name.text)
      const hinted = hintAt(reading, part.start) === 'name' && part.start === whole.start
      const behindPlace =
        after !== undefined &&
        part.start >= after &&
        /^\s*$/u.test(reading.left.slice(after, part.start).replaceAll('\n', ''))
      const glued = behindPlace && part !== whole
      // 收 behind it says as much as a heading
      const receives = name.end < part.end ? 6 : 0
      const worth =
        (hinted && (own > 0 || name.text.length <= 20) ? 10 + own : own > 0 ? own + receives : 0) +
        (own > 0
          ? (nextTo(reading, part, phone) ? 2 : 0) +
            (part === whole ? 1 : 0) -
            (glued ? 5 : 0) -
            (behindPlace && part === whole && own <= 2 ? 2 : 0)
          : 0)
      return { ...name, worth, whole: part }
    })
  })
  // where nothing else was read, a word must be more than possible
  const least = phone || after !== undefined ? 3 : 6
  const [best] = candidates.filter((c) => c.worth >= least).sort((a, b) => b.worth - a.worth)
  return best ?? gluedName(parts, phone)
}
/** （黄飞鸿收） behind an address. */
const receiver = /[(（]\s*(\p{Script=Han}{2,4})\s*(?:亲?收|签收)\s*[)）]/u
function bracketedName(part: Part, hit: RegExpExecArray): Candidate {
  const start = part.start + hit.index
  const end = start + hit[0].length
  const name = start + hit[0].indexOf(hit[1]!)
  return { text: hit[1]!, start: name, end: name + hit[1]!.length, worth: 10, whole: { text: hit[0], start, end } }
}
/** 1205李娜18612345678: a name between door and phone, with nothing to part it. */
function gluedName(parts: readonly Part[], phone: { start: number; end: number } | undefined): Candidate | undefined {
  const last = phone && parts.find((part) => part.end === phone.start)
  const tail = last && /(?<=[\da-zA-Z号室楼层栋幢座院厦店)）])(\p{Script=Han}{2,3})$/u.exec(last.text)
  if (!tail || likeName(tail[1]!) < 5) return undefined
  const part = { text: tail[1]!, start: last.start + tail.index, end: last.end }
  return { ...part, worth: 3, whole: part }
}
