/**
 * Loader for React Router in what is published: without the warnings for developers, which its own build for production leaves
 * out, and with its components marked as what may be left out where nobody draws them, as forms and data routes are. Links fetch
 * pages ahead in its framework alone, which nobody uses here.
 */
export default function leanRouter(source: string): string {
  return source
    .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;')
    .replace('return shouldPrefetch && !isAbsolute ? ', 'return false ? ')
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
    .replace(/(?<= = )(?=React\d*\.(?:forwardRef|memo|createContext)\()/g, '/*#__PURE__*/ ')
}
