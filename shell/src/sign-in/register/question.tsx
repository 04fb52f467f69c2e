import { Heading, Text } from '@ariane/shared/ui'
import { useEffect, useRef } from 'react'

/** The question of a step; it takes the focus unless a field does, so that it is read. */
export function Question({ title, hint, focus = true }: { title: string; hint?: string | undefined; focus?: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (focus) heading.current?.focus()
  }, [focus])
  return (
    <div>
      <Heading as="h3" size="xl" ref={heading} tabIndex={-1} outline="none">
        {title}
      </Heading>
      {hint && (
        <Text color="ink.muted" mt="1">
          {hint}
        </Text>
      )}
    </div>
  )
}
