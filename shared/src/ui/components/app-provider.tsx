import { ChakraProvider } from '@chakra-ui/react'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { followTranslation } from '../../translated-text.ts'
import { system } from '../theme.ts'

function pageNonce() {
  return document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content || undefined
}

/**
 * Wraps an application in Ariane's theme. The CSP nonce of the page's styles is read from `<meta name="csp-nonce"
 * content>` by default. The page may be translated by the browser from here on.
 */
export function AppProvider({ children, nonce }: { children: ReactNode; nonce?: string | undefined }) {
  const [cache] = useState(() => {
    const value = nonce ?? pageNonce()
    return createCache({ key: 'a', ...(value ? { nonce: value } : {}) })
  })
  useLayoutEffect(followTranslation, [])
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </CacheProvider>
  )
}
