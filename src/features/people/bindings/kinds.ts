// The accounts elsewhere that can be linked, and how their names are shown. Pure.
export const kinds = ['wechat', 'alipay'] as const
export type Kind = (typeof kinds)[number]

/** First character and stars, however long the name is: enough to recognise one's own. */
export function maskNickname(nickname: string): string {
  const first = [...new Intl.Segmenter().segment(nickname.trim())][0]?.segment
  return first ? `${first}***` : ''
}
