import { Button as ChakraButton } from '@chakra-ui/react'
import type { ComponentProps } from 'react'

/** Chakra's Button, which keeps its words beside the spinner while `loading`, so that it keeps its name. */
export function Button({ children, loadingText, ...rest }: ComponentProps<typeof ChakraButton>) {
  return (
    <ChakraButton loadingText={loadingText ?? children} {...rest}>
      {children}
    </ChakraButton>
  )
}
