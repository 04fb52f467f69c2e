/**
 * Loader for Lucide's icons in what is published: without the random keys that only React's warnings ask for, and without the class
 * names that nothing here uses. They take more than the lines of many an icon.
 */
export default function stripIcon(source: string): string {
  return source
    .replace(/,\s+key: "\w+"/g, '')
    .replace(/\n {2}name: "[\w-]+",\n {2}size: 24,/, '')
    .replace(/,\n {2}aliases: \[[^\]]*\]/, '')
}
