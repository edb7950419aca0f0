// The nonce of this answer, for elements that we draw ourselves; the browser hides nonces, so there it is undefined.
import { createContext } from 'react'

export const NonceContext = createContext<string | undefined>(undefined)
