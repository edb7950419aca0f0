// Whether a product page shows a draft: it looks as it will, and nothing of it can be bought, saved or shared.
import { createContext, useContext } from 'react'

export const Preview = createContext(false)
export const usePreview = (): boolean => useContext(Preview)
