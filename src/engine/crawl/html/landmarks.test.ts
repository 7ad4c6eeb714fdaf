import { expect, test } from 'vitest';
import { parsePage } from './parse-page.ts';

/** The region of the text "x" in a page. */
const regionOfX = (html: string): string | undefined =>
  parsePage({ url: 'https://example.com/', body: new TextEncoder().encode(html), contentType: null }).blocks.find(
    (block) => block.text === 'x',
  )?.region;

test.each([
  ['<p>x', 'body'],
  ['<header><p>x', 'header'],
  ['<header><nav><p>x', 'nav'],
  ['<main><p>x', 'main'],
  ['<main><section><header><p>x', 'main'],
  ['<article><footer><p>x', 'body'],
  ['<blockquote>a<footer>x', 'body'],
  ['<footer><section><p>x', 'footer'],
  ['<footer><nav><p>x', 'nav'],
  ['<aside><p>x', 'aside'],
  ['<div role="contentinfo">x', 'footer'],
  ['<div role="Banner">x', 'header'],
  ['<ul role=navigation><li>x', 'nav'],
  ['<section role="main">x', 'main'],
  ['<div role="complementary">x', 'aside'],
  ['<div id="footer"><p>x', 'footer'],
  ['<div class="site-footer dark"><p>x', 'footer'],
  ['<div class="Footer_wrapper">x', 'footer'],
  ['<table><tr><td class="footer">x', 'footer'],
  ['<div class="copyright">x', 'footer'],
  ['<main><div class="footer-bottom">x', 'footer'],
  ['<header><div class="footer_section">x', 'footer'],
  ['<div class="card-footer">x', 'body'],
  ['<div class="sticky-footer-page">x', 'body'],
  ['<section><div class="footer">x', 'body'],
  ['<section><div id="footer">x', 'footer'],
  ['<div class="header">x', 'header'],
  ['<div><div><div><div><div><div><div><div class="header">x', 'body'],
  ['<div class="topbar">x', 'header'],
  ['<div class="page-header">x', 'body'],
  ['<main><div class="header">x', 'main'],
  ['<div class="navbar navbar-light">x', 'nav'],
  ['<ul class="main-menu"><li>x', 'nav'],
  ['<div class="menu"><p>x', 'body'],
  ['<div id="content">x', 'main'],
  ['<div class="sidebar">x', 'aside'],
  ['<body class="footer-page header"><p>x', 'body'],
])('%s is in %s', (html, region) => {
  expect(regionOfX(html)).toBe(region);
});
