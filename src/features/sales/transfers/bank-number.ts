// Numbers of accounts that money is sent from and to. Pure, for the form and the shop.
import { isAccount } from '#features/money/wallet/account-rules.ts'

/** A card or IBAN by its check; else an account number, which no check tells from a slip of the hand. */
export const isBankNumber = (plain: string): boolean =>
  isAccount(plain) || /^\d{8,24}$/.test(plain) || (/^[A-Z0-9]{6,34}$/.test(plain) && !/^[A-Z]{2}\d{2}/.test(plain))
