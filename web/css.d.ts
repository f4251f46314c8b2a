/** Stylesheets are imported for what they do; they export nothing. */
declare module '*.css';
