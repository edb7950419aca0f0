// The numbers of this feature that the business may turn.
import type { Definitions } from '#kernel/data/settings.ts'

export const settings = {
  uploadImageMegabytes: { default: 10, min: 1, max: 30, unit: 'count', about: 'Megabytes of a picture as it is sent' },
  uploadPdfMegabytes: { default: 10, min: 1, max: 30, unit: 'count', about: 'Megabytes of a PDF as it is sent' },
  uploadPdfPages: { default: 30, unit: 'count', about: 'Pages a sent PDF may have' },
  uploadPdfSeconds: { default: 20, unit: 'seconds', about: 'How long the pages of a sent PDF may take to be drawn' },
  uploadVideoMegabytes: { default: 50, min: 1, max: 200, unit: 'count', about: 'Megabytes of a video as it is sent' },
  uploadModelMegabytes: {
    default: 30,
    min: 1,
    max: 100,
    unit: 'count',
    about: 'Megabytes of a 3D model as it is sent',
  },
  uploadTableMegabytes: {
    default: 30,
    min: 1,
    max: 100,
    unit: 'count',
    about: 'Megabytes of a file of rows (CSV) as it is sent',
  },
  uploadMegapixels: { default: 50, min: 5, max: 100, unit: 'count', about: 'Million pixels a sent picture may have' },
  uploadsPerHour: { default: 120, unit: 'count', about: 'Files a person may send within an hour' },
  uploadsUntaken: { default: 40, unit: 'count', about: 'Sent files of a person that no form has taken yet' },
  uploadsUntakenMegabytes: { default: 200, unit: 'count', about: 'Megabytes of those' },
  uploadsCheckedAtOnce: {
    default: 2,
    unit: 'count',
    about: 'Sent files that one process checks at once, by turns; of one person one',
  },
  uploadsReadAtOnce: {
    default: 16,
    unit: 'count',
    about: 'Private files that one process shows at once, by turns; half of them in one network, of one person two',
  },
  uploadTicketSeconds: {
    default: 900,
    before: 'uploadUntakenSeconds',
    unit: 'seconds',
    about: 'How long a ticket to send a file is open',
  },
  uploadArrivalSeconds: { default: 300, unit: 'seconds', about: 'How long the bytes of a file may take to arrive' },
  uploadUntakenSeconds: {
    default: 86_400,
    unit: 'seconds',
    about: 'Sent files that no form has taken are deleted after this time',
  },
} as const satisfies Definitions

type Own = Record<keyof typeof settings, number>
declare module '#kernel/data/settings.ts' {
  interface Settings extends Own {}
}
