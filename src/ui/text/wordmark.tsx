// The name of the shop over its thread with one loop.
import './wordmark.css'
import { classes } from '../layout/classes.ts'

const LOOP =
  'M1 7.5C18 5.8 40 6.6 62 7.2c12 .4 19-.4 19-3.6 0-2.6-5.4-2.9-6.4.6-1.3 4.6 6.9 8.3 14 6.6 5.6-1.3 10.4-2.9 18.4-2.6'

interface Props {
  main: string
  /** in Chinese, where the shop is called otherwise there */
  beside?: string
  lean?: boolean
  className?: string
}
/** `lean`: on a phone the Chinese name stays only in Chinese (the header has no room). */
export function Wordmark({ lean = false, className, main, beside }: Props) {
  return (
    <span className={classes('wordmark', lean && 'wordmark-lean', className)} translate="no">
      <span className="wordmark-box">
        <span className={classes('wordmark-latin', main.length > 14 && 'wordmark-long')}>{main}</span>
        <svg viewBox="0 0 108 16" width="108" height="16" preserveAspectRatio="none" aria-hidden="true">
          <path d={LOOP} />
        </svg>
      </span>
      {beside && (
        <span className="wordmark-chinese" lang="zh-CN">
          {beside}
        </span>
      )}
    </span>
  )
}
