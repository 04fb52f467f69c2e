import { Button as ChakraButton } from '@chakra-ui/react'
import { type ComponentProps, useImperativeHandle, useLayoutEffect, useRef } from 'react'

/**
 * Chakra's Button, which keeps its label beside the spinner while `loading`, so that it keeps its name. It gets the
 * focus back afterwards, because a disabled button loses it and the keyboard would start again at the top of the page.
 */
export function Button({ children, loadingText, ref, loading, ...rest }: ComponentProps<typeof ChakraButton>) {
  const button = useRef<HTMLButtonElement>(null)
  const held = useRef(false)
  useImperativeHandle(ref, () => button.current as HTMLButtonElement)
  useLayoutEffect(() => {
    const { activeElement } = document
    if (loading) {
      held.current = activeElement === button.current
      return
    }
    if (held.current && activeElement === document.body) button.current?.focus()
    held.current = false
  }, [loading])

  return (
    <ChakraButton ref={button} loading={loading ?? false} loadingText={loadingText ?? children} {...rest}>
      {children}
    </ChakraButton>
  )
}
