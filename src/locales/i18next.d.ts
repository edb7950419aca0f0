import 'i18next'
import type { texts } from '#locales/en-US.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shop'
    resources: typeof texts
  }
}
