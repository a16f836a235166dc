@rem Windows has no exec: npm start runs "exec node ..." so that on other systems no shell stands between npm and the server.
@%*
