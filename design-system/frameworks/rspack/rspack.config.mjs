import { rspack } from "@rspack/core";

export default {
  mode: "production",
  entry: "./page.jsx",
  resolve: { extensions: ["...", ".jsx"] },
  output: { path: `${import.meta.dirname}/site`, publicPath: "/" },
  module: {
    rules: [
      {
        test: /\.jsx$/,
        loader: "builtin:swc-loader",
        options: {
          jsc: { parser: { syntax: "ecmascript", jsx: true }, transform: { react: { runtime: "automatic" } } },
        },
      },
      { test: /\.css$/, type: "css" },
    ],
  },
  experiments: { css: true },
  plugins: [
    new rspack.HtmlRspackPlugin({
      templateContent: '<!doctype html><html lang="en" data-theme="dark"><div id="root"></div></html>',
    }),
  ],
};
