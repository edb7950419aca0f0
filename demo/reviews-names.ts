// Who writes: names as people give them, masked as the shop shows them.
import type { Language } from './types.ts'

const surnames =
  '林陈王李张刘黄周吴徐孙马朱胡郭何高罗郑梁谢宋唐许韩邓冯曹彭曾肖田董潘袁蔡蒋余于杜叶程魏苏吕丁任卢姚沈姜崔钟谭陆范汪石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严赖覃洪武莫孔'.split(
    '',
  )
const callings = [
  '茶客',
  '早起的猫',
  '南方有雨',
  '阿橘',
  '老槐树',
  '一只慢羊',
  '半糖',
  '小满',
  '江边散步',
  '纸船',
  '青豆',
  '北窗',
  '木木',
  '晚风',
  '阿芒',
  '山药蛋',
  '月亮邮差',
  '铁锅侠',
  '不吃香菜',
  '胖丁',
]
const english =
  'Anna Ben Clara Daniel Ella Frank Grace Henry Iris Jack Kate Liam Maya Noah Olive Paul Quinn Rose Sam Tess Uma Victor Wendy Zoe Hazel Owen Ruth Theo Nora Miles June Edith Felix Mabel Hugo Alma Jonas Esther Ravi Priya'.split(
    ' ',
  )
const spanish =
  'Carmen Javier Lucía Marta Pablo Elena Diego Rocío Álvaro Inés Nuria Sergio Pilar Iñaki Marina Jorge Ana Luis Noa Teresa Andrés Clara Hugo Irene Óscar Paula Rubén Sara Tomás Vera Julia Mateo Alba Bruno Olga Xavi Aitana Fermín Lola Nerea'.split(
    ' ',
  )
const letters = 'ABCDEFGHJKLMNPRSTVW'.split('')

/** A name drawn by `pick` (which takes a list and answers one of it). */
export function nicknameIn(lang: Language, pick: <T>(list: readonly T[]) => T): string {
  if (lang === 'zh-CN') {
    const calling = pick(callings)
    return pick([true, true, true, true, true, true, true, false])
      ? `${pick(surnames)}**`
      : `${calling[0]}***${calling.at(-1)}`
  }
  const name = pick(lang === 'es-ES' ? spanish : english)
  return pick([`${name} ${pick(letters)}.`, `${name} ${pick(letters)}.`, `${name[0]}***${name.at(-1)}`])
}
