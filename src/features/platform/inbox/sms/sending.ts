// Texts to phones through the provider of the settings. A provider that refuses or does not answer within eight seconds
// is a fault with its code; what it says may hold the number and stays out.
import type { Sms } from '#kernel/data/env.ts'
import type { Text } from '../letters.ts'
import { sendByAliyun } from './aliyun.ts'
import { SmsFault } from './fault.ts'
import { sendByTencent } from './tencent.ts'
import { sendByTwilio } from './twilio.ts'

export { SmsFault }
const ways = { aliyun: sendByAliyun, tencent: sendByTencent, twilio: sendByTwilio }

/** Hands the text to the provider; throws an SmsFault or what fetch throws. */
export const sendBySms = (sms: Sms, text: Text): Promise<void> => ways[sms.provider](sms, text)
