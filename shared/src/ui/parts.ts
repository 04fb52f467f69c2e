// An explicit list, because this library is shared at run time: whatever is listed here is downloaded by everyone.

export type { BoxProps, ButtonProps, HTMLChakraProps, StackProps, TextProps } from '@chakra-ui/react'
export {
  Badge,
  Box,
  Center,
  Container,
  chakra,
  Flex,
  Grid,
  Heading,
  HStack,
  IconButton,
  Image,
  Link,
  Separator,
  SimpleGrid,
  Spinner,
  Text,
  VisuallyHidden,
  VStack,
} from '@chakra-ui/react'
