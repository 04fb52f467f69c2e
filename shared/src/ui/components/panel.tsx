import { Box, Flex, Heading, type HTMLChakraProps } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'

export type PanelProps = Omit<HTMLChakraProps<'section'>, 'title'> & {
  title?: ReactNode
  /** Shown before the title, in the palette's colour. */
  icon?: ReactNode
  actions?: ReactNode
  /** Heading level of the title, 2 by default. */
  level?: 2 | 3 | 4
}

/** A card surface; with a title it is a labelled region. */
export function Panel({ title, icon, actions, level = 2, children, ...rest }: PanelProps) {
  const id = useId()
  return (
    <Box
      as="section"
      aria-labelledby={title ? id : undefined}
      bg="surface"
      borderRadius="l3"
      borderWidth="1px"
      borderColor="border"
      boxShadow="sm"
      p={{ base: '4', sm: '6' }}
      {...rest}
    >
      {(title || actions) && (
        <Flex align="center" gap="3" wrap="wrap" mb="4">
          {icon && (
            <Box color="colorPalette.fg" _icon={{ boxSize: '6' }} aria-hidden>
              {icon}
            </Box>
          )}
          {title && (
            <Heading as={`h${level}`} id={id} size="lg" flex="1">
              {title}
            </Heading>
          )}
          {actions}
        </Flex>
      )}
      {children}
    </Box>
  )
}
