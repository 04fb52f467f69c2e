declare module 'core-js/actual/url/can-parse'
declare module 'core-js/actual/object/group-by'
